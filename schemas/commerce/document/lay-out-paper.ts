import { fillText } from '../../layout/fill-text'
import type { LocalisedText } from '../../layout/pick-text'
import type { DocumentContent, DocumentKind } from '../entities/document-content'
import { paperTexts as texts } from './paper-texts'

export type IssuedDocument = {
  kind: DocumentKind
  number: string
  /** `2026-11-28` */
  issuedOn: string
  /** Why it is void, where it is. */
  voidReason?: string | undefined
  buyerTaxId?: string | undefined
  content: DocumentContent
}

/** How a reader is shown texts, satang and days. */
export type PaperFormat = {
  text: (text: LocalisedText) => string
  money: (satang: number) => string
  date: (day: string) => string
}

type Party = { name: string; lines: string[] }
/** A document as on paper, from top to bottom. */
export type Paper = {
  title: string
  seller: Party
  facts: string[]
  banner?: string
  buyer: Party
  /** Of a credit note: what it corrects, and why. */
  notes: string[]
  rows: { title: string; note: string; quantity: string; price: string; amount: string }[]
  sums: { label: string; amount: string; isTotal: boolean }[]
  footnote?: string
}

/** What Revenue Code 86/4, 86/6 and 86/10 require, for the screen, the printer and the PDF alike. */
export function layOutPaper(
  { kind, number, issuedOn, voidReason, buyerTaxId, content }: IssuedDocument,
  { text, money, date }: PaperFormat,
): Paper {
  const { seller, buyer, lines, shipping, fee, total, vat, correction, orderNumber } = content
  const fill = (of: { en: string; th: string }, values: Record<string, string> = {}) => fillText(text(of), values)
  const taxLine = (id: string, no?: string) => {
    const branch = no === '00000' ? fill(texts.headOffice) : no && fill(texts.branch, { no })
    return [fill(texts.taxId, { id }), ...(branch ? [branch] : [])].join(' · ')
  }
  const extras = [
    { of: texts.shipping, value: shipping.total },
    { of: texts.fee, value: fee.total },
  ].filter(({ value }) => value !== 0)
  const showsVat = vat > 0 && kind !== 'receipt' && kind !== 'tax_invoice_abb'
  const sum = (of: { en: string; th: string }, amount: number, isTotal = false) => ({
    label: fill(of),
    amount: money(amount),
    isTotal,
  })
  return {
    title: fill(texts.kinds[kind]),
    seller: {
      name: text(seller.legalName),
      lines: [text(seller.address), ...(seller.taxId ? [taxLine(seller.taxId, seller.branchNo)] : [])],
    },
    facts: [
      fill(texts.number, { number }),
      fill(texts.date, { date: date(issuedOn) }),
      ...(orderNumber ? [fill(texts.order, { number: orderNumber })] : []),
    ],
    ...(voidReason === undefined ? {} : { banner: fill(texts.voidFor, { reason: voidReason }) }),
    buyer: {
      name: buyer.name,
      lines: [...(buyer.address ? [buyer.address] : []), ...(buyerTaxId ? [taxLine(buyerTaxId, buyer.branchNo)] : [])],
    },
    notes: correction
      ? [
          fill(texts.original, { number: correction.number, date: date(correction.issuedOn) }),
          [
            `${fill(texts.originalValue)} ${money(correction.value)}`,
            `${fill(texts.rightValue)} ${money(correction.rightValue)}`,
            `${fill(texts.difference)} ${money(correction.value - correction.rightValue)}`,
          ].join(' · '),
          fill(texts.reason, { reason: correction.reason }),
        ]
      : [],
    rows: [
      ...lines.map(({ title, quantity, unitPrice, discount, total: amount }) => ({
        title: text(title),
        note: discount > 0 ? `${fill(texts.discount)} ${money(discount)}` : '',
        quantity: String(quantity),
        price: money(unitPrice),
        amount: money(amount),
      })),
      ...extras.map(({ of, value }) => ({ title: fill(of), note: '', quantity: '', price: '', amount: money(value) })),
    ],
    sums: [
      ...(showsVat ? [sum(texts.beforeVat, total - vat), sum(texts.vat, vat)] : []),
      sum(texts.total, total, true),
    ],
    ...(kind === 'tax_invoice_abb' ? { footnote: fill(texts.vatIncluded) } : {}),
  }
}
