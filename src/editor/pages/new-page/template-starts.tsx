import { IconCircleCheckFilled, IconFile } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { type TemplateCategory, templateCategories } from '@schemas/editor/entities/page-template'
import { useT } from '@kit/t'
import { Segments } from '../../ui/segments'
import { ListNote } from '../../ui/side-panel'
import styles from './new-page.module.css'
import type { StartProps } from './start-gallery'
import { TemplatePicture } from './template-picture'
import { useTemplates } from './use-templates'

const messages = {
  purpose: { en: 'What the page is for', th: 'หน้านี้ใช้ทำอะไร' },
  all: { en: 'All', th: 'ทั้งหมด' },
  starts: { en: 'Page templates', th: 'เทมเพลตหน้า' },
  blank: { en: 'Blank page', th: 'หน้าเปล่า' },
  blankText: { en: 'Nothing on it yet: you design everything yourself.', th: 'ยังไม่มีอะไรบนหน้า จัดวางเองทั้งหมด' },
}
const categoryNames: Record<TemplateCategory, { en: string; th: string }> = {
  promote: { en: 'Promote', th: 'นำเสนอ' },
  about: { en: 'Introduce', th: 'แนะนำตัว' },
  inform: { en: 'Inform', th: 'ให้ข้อมูล' },
  connect: { en: 'Connect', th: 'ติดต่อ' },
}

/** A blank page, and the theme's templates as they look on this site. */
export function TemplateStarts({ name, start, onChoose }: StartProps) {
  const t = useT()
  const query = useTemplates()
  const [category, setCategory] = useState<TemplateCategory>()
  const templates = query.data ?? []
  const offered = templateCategories.filter((each) => templates.some((template) => template.category === each))
  const chosen = start.kind === 'template' ? start.template.id : undefined
  return (
    <>
      {offered.length > 1 && (
        <Segments
          aria-label={t(messages.purpose)}
          options={[
            { value: '', label: t(messages.all) },
            ...offered.map((value) => ({ value, label: t(categoryNames[value]) })),
          ]}
          value={category ?? ''}
          onChange={(value) => setCategory(offered.find((each) => each === value))}
        />
      )}
      <div className={styles.list}>
        <div className={styles.cards} role="radiogroup" aria-label={t(messages.starts)}>
          <Card
            name={name}
            value="blank"
            title={t(messages.blank)}
            text={t(messages.blankText)}
            isChosen={start.kind === 'blank'}
            onChoose={() => onChoose({ kind: 'blank' })}
          >
            <span className={styles.picture}>
              <IconFile size={40} stroke={1.2} />
            </span>
          </Card>
          {templates
            .filter((template) => category === undefined || template.category === category)
            .map((template) => (
              <Card
                key={template.id}
                name={name}
                value={template.id}
                title={t(template.title)}
                text={t(template.text)}
                isChosen={chosen === template.id}
                onChoose={() => onChoose({ kind: 'template', template })}
              >
                <TemplatePicture template={template} title={t(template.title)} />
              </Card>
            ))}
        </div>
        <ListNote query={query} />
      </div>
    </>
  )
}

type CardProps = {
  name: string
  value: string
  title: string
  text: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

function Card({ name, value, title, text, isChosen, onChoose, children }: CardProps) {
  const id = useId()
  return (
    <label className={styles.card} data-template={value}>
      <input
        type="radio"
        className={styles.radio}
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      />
      {children}
      <span className={styles.mark} aria-hidden>
        <IconCircleCheckFilled size={22} />
      </span>
      <span id={`${id}-title`} className={styles.title}>
        {title}
      </span>
      <span id={`${id}-text`} className={styles.text}>
        {text}
      </span>
    </label>
  )
}
