import { Select } from '@mantine/core'
import { pickText } from '@schemas/layout/pick-text'
import { slotNames, themeSlots, type ThemeSlot } from '@schemas/layout/theme-slots'
import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { stepMessage } from '../leaf-messages'
import parts from '../parts/parts.module.css'
import { Setting } from '../parts/setting'
import { useStudio } from '../theme-context'
import { useDraft } from '../theme-store'

const messages = {
  parts: { en: 'Source of each part', th: 'ที่มาของแต่ละส่วน' },
  help: {
    en: 'Each part can come from another theme pack. Parts customised on this site stay, whichever pack you choose. Visitors see the change once you publish the theme.',
    th: 'แต่ละส่วนมาจากชุดธีมอื่นได้ ส่วนที่เว็บไซต์ปรับแต่งเองจะยังคงอยู่ ไม่ว่าจะเลือกชุดธีมใด ผู้เยี่ยมชมจะเห็นเมื่อเผยแพร่ธีม',
  },
  own: { en: 'This theme’s pack: {pack}', th: 'ชุดธีมของธีมนี้: {pack}' },
}

/** Which pack provides the header, the homepage and the other slots. */
export function PartsPanel() {
  const t = useT()
  const locale = useLocale()
  const { opened, store } = useStudio()
  const { slots } = useDraft(store)
  const nameOf = (pack: string) => {
    const known = opened.packs.find(({ name }) => name === pack)
    return known ? pickText(known.title, locale) : pack
  }
  return (
    <section className={parts.group}>
      <h3>{t(messages.parts)}</h3>
      <p>{t(messages.help)}</p>
      {themeSlots.map((slot: ThemeSlot) => {
        const below = opened.baseSlots[slot] ?? opened.pack
        const shown = slots[slot] ?? below
        const offered = opened.packs.filter(
          (pack) => pack.slots.includes(slot) || pack.name === opened.pack || pack.name === shown,
        )
        return (
          <Setting
            key={slot}
            label={t(slotNames[slot])}
            isSet={slots[slot] !== undefined}
            onReset={() => store.set(stepMessage(`slots.${slot}`), { [`slots.${slot}`]: undefined })}
          >
            {(id) => (
              <Select
                size="xs"
                aria-labelledby={id}
                allowDeselect={false}
                value={shown}
                data={offered.map(({ name }) => ({
                  value: name,
                  label: name === opened.pack ? t(messages.own, { pack: nameOf(name) }) : nameOf(name),
                }))}
                onChange={(pack) =>
                  pack &&
                  store.set(stepMessage(`slots.${slot}`), { [`slots.${slot}`]: pack === below ? undefined : pack })
                }
              />
            )}
          </Setting>
        )
      })}
    </section>
  )
}
