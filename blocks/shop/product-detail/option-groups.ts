import type { VariantView } from '@schemas/commerce/entities/shelf'

/** Chosen values by the code of their option. */
export type Choice = Readonly<Record<string, string>>

export type OptionValue = {
  value: string
  text: string
  /** `impossible`: no variant has it with what else is chosen. `out`: only sold-out ones have. */
  state: 'free' | 'out' | 'impossible'
}
export type OptionGroup = { code: string; label: string; values: OptionValue[] }

const has = (variant: VariantView, choice: Choice) =>
  Object.entries(choice).every(([code, value]) =>
    variant.options.some((option) => option.code === code && option.value === value),
  )

/** What a variant consists of. */
export const choiceOf = (variant: VariantView | undefined): Choice =>
  Object.fromEntries(variant?.options.map(({ code, value }) => [code, value]) ?? [])

/** The options of a product in the order of its variants, each value with what a press on it would lead to. */
export function optionGroups(variants: readonly VariantView[], choice: Choice): OptionGroup[] {
  const groups = new Map<string, OptionGroup>()
  for (const variant of variants)
    for (const { code, value, label, text } of variant.options) {
      const group = groups.get(code) ?? { code, label, values: [] }
      groups.set(code, group)
      if (!group.values.some((known) => known.value === value)) group.values.push({ value, text, state: 'free' })
    }
  for (const { code, values } of groups.values()) {
    const { [code]: _own, ...others } = choice
    for (const value of values) {
      const matching = variants.filter((variant) => has(variant, { ...others, [code]: value.value }))
      value.state =
        matching.length === 0 ? 'impossible' : matching.every(({ stock }) => stock.state === 'out') ? 'out' : 'free'
    }
  }
  return [...groups.values()]
}

/** The variant that a choice means: the only one of a product, or the one that has a value for every option. */
export function chosenVariant(variants: readonly VariantView[], choice: Choice): VariantView | undefined {
  if (variants.length === 1) return variants[0]
  const groups = optionGroups(variants, choice)
  if (groups.length === 0 || groups.some(({ code }) => choice[code] === undefined)) return undefined
  return variants.find((variant) => has(variant, choice))
}

/** A choice with another value. Values that no variant has together with it are chosen no longer. */
export function choose(variants: readonly VariantView[], choice: Choice, code: string, value: string): Choice {
  const next: Record<string, string> = { [code]: value }
  for (const [other, chosen] of Object.entries(choice))
    if (other !== code && variants.some((variant) => has(variant, { ...next, [other]: chosen }))) next[other] = chosen
  return next
}
