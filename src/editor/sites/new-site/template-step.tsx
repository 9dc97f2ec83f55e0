import { UnstyledButton } from '@mantine/core'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import type { OutputOf } from '@schemas/call'
import { pickText } from '@schemas/layout/pick-text'
import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { SitePicture } from '../parts/site-picture'
import styles from '../sites.module.css'
import type { NewSiteParts } from './new-site-draft'
import { SiteFile } from './site-file'

const messages = {
  packs: { en: 'Theme packs', th: 'ชุดธีม' },
  packsHelp: {
    en: 'Includes the pack’s pages, menus and sample posts. You can change everything.',
    th: 'มาพร้อมหน้า เมนู และบทความตัวอย่างของชุดธีม แก้ไขได้ทั้งหมด',
  },
  sites: { en: 'Copy of a site', th: 'ทำสำเนาจากเว็บไซต์' },
  sitesHelp: {
    en: 'Includes what visitors of that site see now: pages, theme, menus, posts and pictures. Members and form responses are not copied, and password-protected pages are open in the copy.',
    th: 'มาพร้อมเนื้อหาที่ผู้เยี่ยมชมเว็บไซต์นั้นเห็นตอนนี้ ทั้งหน้า ธีม เมนู บทความ และรูปภาพ แต่ไม่คัดลอกสมาชิกและคำตอบในแบบฟอร์ม และหน้าที่มีรหัสผ่านจะเปิดได้โดยไม่ต้องใช้รหัสผ่านในสำเนา',
  },
  counts: { en: '{pages} pages · {posts} posts', th: '{pages} หน้า · {posts} บทความ' },
}

type Templates = OutputOf<typeof import('@schemas/site/calls/site/templates').call>['templates']

export function TemplateStep({ templates, draft, refused, onChange }: NewSiteParts & { templates: Templates }) {
  const t = useT()
  return (
    <>
      {(['pack', 'site'] as const).map((kind) => (
        <section key={kind} aria-label={t(kind === 'pack' ? messages.packs : messages.sites)}>
          <h2 className={styles.subtitle}>{t(kind === 'pack' ? messages.packs : messages.sites)}</h2>
          <p className={styles.soft}>{t(kind === 'pack' ? messages.packsHelp : messages.sitesHelp)}</p>
          <div
            className={styles.cards}
            role="radiogroup"
            aria-label={t(kind === 'pack' ? messages.packs : messages.sites)}
          >
            {templates
              .filter((each) => each.kind === kind)
              .map((each) => (
                <TemplateCard
                  key={each.id}
                  template={each}
                  isChosen={draft.template === each.id}
                  onChoose={() => onChange({ template: each.id })}
                />
              ))}
          </div>
        </section>
      ))}
      <SiteFile
        isChosen={draft.template?.startsWith('file:') ?? false}
        onChoose={(template) => onChange({ template })}
      />
      {refused.template && (
        <p className={styles.wrong} role="alert">
          {refused.template}
        </p>
      )}
    </>
  )
}

function TemplateCard({
  template,
  isChosen,
  onChoose,
}: {
  template: Templates[number]
  isChosen: boolean
  onChoose: () => void
}) {
  const t = useT()
  const locale = useLocale()
  const name = pickText(template.title, locale)
  return (
    <UnstyledButton className={styles.card} role="radio" aria-checked={isChosen} onClick={onChoose}>
      <SitePicture appearance={template.look} name={name} />
      <span className={styles.cardTop}>
        <strong>{name}</strong>
        {isChosen && <IconCircleCheckFilled size={18} aria-hidden />}
      </span>
      {template.tagline && <span>{pickText(template.tagline, locale)}</span>}
      <span className={styles.soft}>{t(messages.counts, { pages: template.pages, posts: template.posts })}</span>
    </UnstyledButton>
  )
}
