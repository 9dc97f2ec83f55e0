import type { ParamRule } from './page'

/** True when every parameter satisfies its rule. Years are Gregorian. */
export function checkParams(rules: Record<string, ParamRule> | undefined, params: Record<string, string>): boolean {
  return Object.entries(rules ?? {}).every(([name, rule]) => {
    const value = params[name]
    if (value === undefined) return false
    if (typeof rule === 'object') return rule.oneOf.includes(value)
    return patterns[rule].test(value)
  })
}

const patterns: Record<Exclude<ParamRule, object>, RegExp> = {
  slug: /^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,119}$/u,
  code: /^[A-Za-z0-9_-]{1,80}$/,
  id: /^[A-Za-z0-9-]{1,64}$/,
  integer: /^\d{1,9}$/,
  year: /^(?:19|20|21)\d{2}$/,
}
