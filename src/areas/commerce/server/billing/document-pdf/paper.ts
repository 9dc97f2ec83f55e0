import { pickText } from '@schemas/layout/pick-text'
import { type IssuedDocument, layOutPaper } from '@schemas/commerce/document/lay-out-paper'
import { paperTexts as texts } from '@schemas/commerce/document/paper-texts'
import { toSatang } from '@schemas/money/satang'
import { bahtInThai } from '@schemas/money/thai-words'
import type { Typesetting } from '@gateway/pdf/typeset.job'
import { formatDay } from '@gateway/text/local-date'
import template from './document.typ?raw'

const amounts = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const inBoth = ({ th, en }: { th: string; en: string }) => `${th} / ${en}`

/** In Thai, as the Revenue Code requires; its kind, its parties and the heads of its columns in English too. */
export function printDocument(document: IssuedDocument): Typesetting {
  const { legalName } = document.content.seller
  const paper = layOutPaper(document, {
    text: (text) => pickText(text, 'th'),
    money: (satang) => amounts.format(satang / 100),
    date: (day) => formatDay(day, 'th'),
  })
  const { name, lines } = paper.seller
  const inEnglish = pickText(legalName, 'en')
  return {
    template,
    data: {
      ...paper,
      number: document.number,
      subtitle: texts.kinds[document.kind].en,
      seller: { name, lines: inEnglish === name ? lines : [inEnglish, ...lines] },
      buyer: { ...paper.buyer, label: inBoth(texts.buyer) },
      columns: ['#', ...[texts.item, texts.quantity, texts.price, texts.amount].map(inBoth)],
      inWords: `(${bahtInThai(toSatang(document.content.total))})`,
    },
  }
}
