import type { QuoteView } from '@schemas/commerce/entities/checkout'
import { useLocale } from '@kit/boot'
import { formatBaht } from '@kit/format'
import { Notice } from '@kit/form/notice'
import { useT } from '@kit/t'
import { texts } from './texts'

/** What delivery to the chosen province costs and how long it takes. */
export function DeliveryNote({ quote, province }: { quote: QuoteView; province: string }) {
  const t = useT()
  const locale = useLocale()
  if (province === '') return null
  if (quote.problem === 'not_delivered') return <Notice tone="warning">{t(texts.notDelivered)}</Notice>
  const [from, to] = quote.days ?? []
  const cost = quote.shipping === 0 ? t(texts.free) : t(texts.delivery, { price: formatBaht(quote.shipping, locale) })
  const days =
    from === undefined || to === undefined
      ? ''
      : from === to
        ? t(texts.arrivesOne, { from })
        : t(texts.arrives, { from, to })
  return <Notice tone="info">{[cost, days].filter(Boolean).join(' · ')}</Notice>
}
