import { buddhistYearOffset } from '@schemas/constants'
import { useBoot, useSpace } from '@kit/boot'
import { zonedYear } from '@schemas/zoned-parts'
import { useAfterMount } from '@kit/mounted'
import { useT } from '@kit/t'
import { texts } from './texts'
import styles from './view.module.css'

/**
 * `© 2562–2569 สำนักเรียนตะวัน` in Thai, Gregorian years in English. The gateway provides the current year; otherwise the
 * browser does after mounting.
 */
export function Copyright({ since }: { since: number | undefined }) {
  const t = useT()
  const { now, locale } = useBoot()
  const space = useSpace()
  const browserYear = useAfterMount(() => new Date().getFullYear())
  const year = now ? zonedYear(now, space.timeZone) : browserYear
  const era = locale === 'th' ? buddhistYearOffset : 0
  const years = [since, year === since ? undefined : year]
    .filter((each) => each !== undefined)
    .map((each) => each + era)
    .join('–')
  return (
    <p className={styles.copyright}>
      {t(texts.rights, { years, name: space.name }).replace('  ', ' ')}
      {space.copyright && ` · ${space.copyright}`}
    </p>
  )
}
