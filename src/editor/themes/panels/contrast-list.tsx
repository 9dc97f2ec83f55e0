import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconEye } from '@tabler/icons-react'
import { useDeferredValue, useMemo } from 'react'
import type { ColorToken } from '@schemas/layout/color'
import { colorNames, groundNames, schemeNames } from '@schemas/layout/color-names'
import type { Theme } from '@schemas/layout/theme'
import { type ContrastPair, contrastPairs, readableInk } from '@schemas/layout/theme-contrast'
import { schemesOnPicture } from '@schemas/layout/theme-ground'
import { useT } from '@kit/t'
import { stepMessage } from '../leaf-messages'
import { useStudio, useTheme } from '../theme-context'
import styles from './panels.module.css'

const messages = {
  good: { en: 'All text is readable in light and dark mode.', th: 'อ่านข้อความได้ทั้งหมด ทั้งโหมดสว่างและโหมดมืด' },
  bad: { en: '{count} hard to read', th: 'อ่านยาก {count} รายการ' },
  pair: {
    en: '“{ink}” on “{ground}”, {scheme}: {ratio}:1, needs {needed}:1',
    th: '“{ink}” บน “{ground}” {scheme}: {ratio}:1 ต้องมี {needed}:1',
  },
  fix: { en: 'Fix', th: 'แก้ไข' },
  fixLabel: { en: 'Fix “{ink}” in {scheme}', th: 'แก้ไข “{ink}” ใน{scheme}' },
  picture: {
    en: 'Text on the page itself is over a picture ({schemes}), so its contrast can’t be checked. Check it in the preview, or strengthen the colour over the picture.',
    th: 'ข้อความบนหน้าเว็บวางอยู่บนรูปภาพ ({schemes}) จึงตัดสินความต่างของสีไม่ได้ ให้ดูในตัวอย่าง หรือเพิ่มความเข้มของสีทับบนรูป',
  },
  ground: {
    en: 'No text colour is readable on all its backgrounds. Change a background.',
    th: 'ไม่มีสีข้อความที่อ่านออกบนทุกพื้น ให้เปลี่ยนสีพื้น',
  },
}

/** Every colour pair with too little contrast, worst first, as text and, where it is safe, with a fix. */
export function ContrastList() {
  const t = useT()
  const { store } = useStudio()
  // A colour being dragged is rendered first, the contrast check after it.
  const theme = useDeferredValue(useTheme())
  const { pairs, fixes } = useMemo(() => judge(theme), [theme])
  const onPicture = schemesOnPicture(theme)
  const unchecked = onPicture.length > 0 && (
    <p className={styles.verdict}>
      <IconEye size={17} aria-hidden />
      {t(messages.picture, { schemes: onPicture.map((scheme) => t(schemeNames[scheme])).join(', ') })}
    </p>
  )
  if (pairs.length === 0) {
    return (
      <div role="status" className={styles.verdicts}>
        <p className={styles.verdict}>
          <IconCircleCheck size={17} className={styles.good} aria-hidden />
          {t(messages.good)}
        </p>
        {unchecked}
      </div>
    )
  }
  return (
    <div role="status" className={styles.verdicts}>
      <p className={styles.verdict}>
        <IconAlertTriangle size={17} className={styles.bad} aria-hidden />
        {t(messages.bad, { count: pairs.length })}
      </p>
      <ul className={styles.pairs}>
        {pairs.map(({ ink, ground, scheme, ratio, needed, inkHex, groundHex }) => {
          const fix = fixes.get(`${ink} ${scheme}`)
          const path = `overrides.colors.${ink}.${scheme}`
          return (
            <li key={`${ink} ${ground} ${scheme}`}>
              <span className={styles.sample} style={{ backgroundColor: groundHex, color: inkHex }} aria-hidden>
                กA
              </span>
              <span>
                {t(messages.pair, {
                  ink: t(colorNames[ink]),
                  ground: t(groundNames[ground]),
                  scheme: t(schemeNames[scheme]),
                  ratio: ratio.toFixed(2),
                  needed,
                })}
                {!fix && <em>{t(messages.ground)}</em>}
              </span>
              {fix && (
                <Button
                  size="compact-xs"
                  variant="light"
                  aria-label={t(messages.fixLabel, { ink: t(colorNames[ink]), scheme: t(schemeNames[scheme]) })}
                  onClick={() => store.set(stepMessage(path), { [path]: fix })}
                >
                  {t(messages.fix)}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {unchecked}
    </div>
  )
}

function judge(theme: Theme): { pairs: ContrastPair[]; fixes: ReadonlyMap<string, string> } {
  const pairs = contrastPairs(theme)
    .filter(({ ratio, needed }) => ratio < needed)
    .sort((a, b) => a.ratio / a.needed - b.ratio / b.needed)
  const fixes = new Map<string, string>()
  for (const { ink, scheme } of pairs) {
    const made = readableInk(theme, ink as ColorToken, scheme)
    if (made) fixes.set(`${ink} ${scheme}`, made)
  }
  return { pairs, fixes }
}
