/** The value of a sum such as `12*8+4.50`, times before plus; undefined for anything else. */
export function calculate(text: string): number | undefined {
  const terms = text.replaceAll('×', '*').replaceAll('÷', '/').replaceAll(/\s/g, '')
  if (!/^\d+(?:\.\d+)?(?:[-+*/]\d+(?:\.\d+)?)*$/.test(terms)) return undefined
  const parts = terms.match(/[-+]?[^-+]+/g) ?? []
  const value = parts.reduce((all, part) => all + product(part), 0)
  return Number.isFinite(value) ? Math.round(value * 100) / 100 : undefined
}

function product(part: string): number {
  const [first = '0', ...rest] = part.split(/(?=[*/])/)
  return rest.reduce(
    (all, each) => (each.startsWith('*') ? all * Number(each.slice(1)) : all / Number(each.slice(1))),
    Number(first),
  )
}
