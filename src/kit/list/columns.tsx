import type { LocalisedText } from '@schemas/layout/pick-text'
import type { Tone } from '@schemas/layout/tone'
import { formatDate, formatDateTime, formatNumber } from '../format'
import { Badge } from '../ui/badge'
import type { ListColumn, ListContext } from './list'

type Rest<R> = Omit<ListColumn<R>, 'id' | 'label' | 'text' | 'cell'>

/** Makers of the usual columns for rows of one type: `const { text, date } = columnsOf<Member>()`. */
export function columnsOf<R>() {
  return {
    text: (
      id: string,
      label: LocalisedText,
      text: (row: R, context: ListContext) => string | undefined,
      rest: Rest<R> & Pick<ListColumn<R>, 'cell'> = {},
    ): ListColumn<R> => ({ id, label, text: (row, context) => text(row, context) ?? '', width: 220, ...rest }),

    number: (
      id: string,
      label: LocalisedText,
      value: (row: R) => number | undefined,
      rest: Rest<R> = {},
    ): ListColumn<R> => ({
      id,
      label,
      text: (row, { locale }) => {
        const number = value(row)
        return number === undefined ? '' : formatNumber(number, locale)
      },
      number: value,
      align: 'end',
      firstSort: 'down',
      width: 120,
      ...rest,
    }),

    /** A moment, in the reader's calendar; with `hasTime` to the minute. */
    date: (
      id: string,
      label: LocalisedText,
      at: (row: R) => string | undefined,
      { hasTime = false, none, ...rest }: Rest<R> & { hasTime?: boolean; none?: LocalisedText } = {},
    ): ListColumn<R> => {
      const text = (row: R, { t, locale, timeZone }: ListContext) => {
        const moment = at(row)
        if (moment === undefined) return none ? t(none) : ''
        return hasTime ? formatDateTime(moment, locale, { timeZone }) : formatDate(moment, locale, { timeZone })
      }
      return {
        id,
        label,
        text,
        cell: (row, context) => {
          const moment = at(row)
          return moment === undefined ? text(row, context) : <time dateTime={moment}>{text(row, context)}</time>
        },
        firstSort: 'down',
        width: hasTime ? 180 : 130,
        ...rest,
      }
    },

    badge: <V extends string>(
      id: string,
      label: LocalisedText,
      value: (row: R) => V,
      names: Readonly<Record<V, LocalisedText>>,
      { tones, ...rest }: Rest<R> & { tones?: Readonly<Partial<Record<V, Tone>>> } = {},
    ): ListColumn<R> => ({
      id,
      label,
      text: (row, { t }) => t(names[value(row)]),
      cell: (row, { t }) => (
        <Badge tone={tones?.[value(row)] ?? 'neutral'} size="s">
          {t(names[value(row)])}
        </Badge>
      ),
      width: 130,
      card: 'badge',
      ...rest,
    }),
  }
}
