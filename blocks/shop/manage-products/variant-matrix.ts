import type { ProductDraft } from '@schemas/commerce/entities/staff-product'
import { valueCode } from './value-code'

type Variant = ProductDraft['variants'][number]
export type Axis = { name: string; values: string }

const textOf = (text: Variant['options'][number]['text']) => text.th ?? text.en ?? ''

/** The options that variants have, as they are typed. */
export function axesOf(variants: readonly Variant[]): Axis[] {
  const axes = new Map<string, { name: string; values: Set<string> }>()
  for (const { code, label, text } of variants.flatMap(({ options }) => options)) {
    const axis = axes.get(code) ?? { name: textOf(label), values: new Set() }
    axis.values.add(textOf(text))
    axes.set(code, axis)
  }
  return [...axes.values()].map(({ name, values }) => ({ name, values: [...values].join(', ') }))
}

/**
 * All combinations of the options. A variant that has one of them stays as it is, with its id; a new one takes its price
 * and weight from the first.
 */
export function combine(variants: readonly Variant[], axes: readonly Axis[], base: string): Variant[] {
  const known = variants.flatMap(({ options }) => options)
  const parts = axes
    .map(({ name, values }) => ({
      name: name.trim(),
      values: [...new Set(values.split(',').map((value) => value.trim()))].filter(Boolean),
    }))
    .filter(({ name, values }) => name !== '' && values.length > 0)
    .map(({ name, values }) =>
      values.map((value): Variant['options'][number] => {
        const same = known.find((option) => textOf(option.label) === name && textOf(option.text) === value)
        const label = known.find((option) => textOf(option.label) === name)
        return (
          same ?? {
            code: label?.code ?? valueCode(name),
            value: valueCode(value),
            label: label?.label ?? { th: name },
            text: { th: value },
          }
        )
      }),
    )
  const combinations = parts.reduce<Variant['options'][]>(
    (all, options) => all.flatMap((before) => options.map((option) => [...before, option])),
    [[]],
  )
  const keyOf = (options: Variant['options']) => options.map(({ code, value }) => `${code}:${value}`).join(',')
  const [first] = variants
  return combinations.map((options, at) => {
    const same = variants.find((variant) => keyOf(variant.options) === keyOf(options))
    if (same) return same
    const suffix = options.map(({ value }) => value).join('-')
    return {
      sku: `${base}${suffix === '' ? '' : `-${suffix}`}`.toUpperCase().slice(0, 36) + (at > 99 ? at : ''),
      options,
      regular: first?.regular ?? 0,
      weightG: first?.weightG ?? 0,
      tracked: first?.tracked ?? true,
      backorder: first?.backorder ?? false,
    }
  })
}
