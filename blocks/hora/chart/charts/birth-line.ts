import { formatDate } from '@kit/format'
import { translate } from '@kit/t'
import type { Locale } from '@schemas/layout/locale'
import type { SavedChart } from '@schemas/hora/entities/saved-chart'
import { messages } from '../messages'

type Birth = Pick<SavedChart['birth'], 'dateCe' | 'time' | 'precision'>

/** `13 เม.ย. 2568 06:00 น. · เชียงใหม่`. */
export function birthLine({ dateCe, time, precision }: Birth, place: string | undefined, locale: Locale): string {
  const clock = time
    ? `${precision === 'about' ? `${translate(messages.about, locale)} ` : ''}${time.slice(0, 5)}${locale === 'th' ? ' น.' : ''}`
    : translate(messages.timeUnknown, locale)
  return [`${formatDate(dateCe, locale)} ${clock}`, place].filter(Boolean).join(' · ')
}
