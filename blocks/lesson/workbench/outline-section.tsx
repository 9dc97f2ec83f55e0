import { useDroppable } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { pickText } from '@schemas/layout/pick-text'
import type { MadeKind } from '@schemas/learning/entities/item'
import { lessonTexts } from '@areas/learning/ui/lesson-texts'
import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import { BothTexts } from './both-texts'
import { FilmFiles } from './film-files'
import { OrderButtons } from './order-buttons'
import { type DraftSection, moved, type newItem } from './outline-draft'
import { OutlineItem } from './outline-item'
import { SortableItem } from './sortable-item'
import { texts } from './texts'
import styles from './view.module.css'

type Props = {
  section: DraftSection
  isFirst: boolean
  isLast: boolean
  onChange: (section: DraftSection) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  onAdd: (kind: MadeKind, more?: Parameters<typeof newItem>[2]) => void
}

export function OutlineSection({ section, isFirst, isLast, onChange, onMove, onRemove, onAdd }: Props) {
  const t = useT()
  const locale = useLocale()
  const { items } = section
  const { setNodeRef, isOver } = useDroppable({ id: section.key })
  return (
    <section className={styles.section} aria-label={t(texts.section)}>
      <BothTexts
        label={texts.sectionTitle}
        value={section.title}
        onChange={(title) => onChange({ ...section, title })}
      />
      <div className={styles.acts}>
        <Field label={t(texts.opensDays)} hint={t(texts.opensHint)}>
          <TextInput
            type="number"
            min={0}
            inputMode="numeric"
            value={section.opens === 'after_days' ? (section.opensDays ?? 0) : ''}
            onChange={({ currentTarget: { value } }) =>
              onChange({
                ...section,
                opens: value === '' ? 'at_once' : 'after_days',
                opensDays: value === '' ? null : Math.max(0, Number(value)),
                opensOn: null,
              })
            }
          />
        </Field>
        <OrderButtons
          isFirst={isFirst}
          isLast={isLast}
          onMove={onMove}
          onRemove={onRemove}
          mayRemove={items.length === 0}
        />
      </div>
      <SortableContext items={items.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <ol ref={setNodeRef} role="list" className={styles.list} data-over={isOver ? '' : undefined}>
          {items.map((item, at) => (
            <SortableItem key={item.key} id={item.key} name={pickText(item.title, locale)}>
              <OutlineItem
                item={item}
                isFirst={at === 0}
                isLast={at === items.length - 1}
                onChange={(next) =>
                  onChange({ ...section, items: items.map((each, index) => (index === at ? next : each)) })
                }
                onMove={(by) => onChange({ ...section, items: moved(items, at, by) })}
                onRemove={() => onChange({ ...section, items: items.filter((_each, index) => index !== at) })}
              />
            </SortableItem>
          ))}
        </ol>
      </SortableContext>
      <div className={styles.acts}>
        <Button look="secondary" icon="plus" onClick={() => onAdd('page')}>
          {t(lessonTexts.kinds.page)}
        </Button>
        <Button look="secondary" icon="plus" onClick={() => onAdd('exam')}>
          {t(lessonTexts.kinds.exam)}
        </Button>
        <Button look="secondary" icon="plus" onClick={() => onAdd('survey')}>
          {t(lessonTexts.kinds.survey)}
        </Button>
        <FilmFiles onAdd={onAdd} />
      </div>
    </section>
  )
}
