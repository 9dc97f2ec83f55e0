import { randomBytes } from 'node:crypto'

/** An unusable name, with a message for the person who typed it. */
export class BadName extends Error {}

const word = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const catchAll = /^(utils?|helpers?|common|misc|shared|lib|index|types)$/

/** Splits `shop/product-grid` into exactly `count` kebab-case names, or reports what is wrong. */
export function splitName(name, count, usage) {
  const terms = name.split('/')
  if (terms.length !== count)
    throw new BadName(`"${name}" has ${terms.length} part${terms.length === 1 ? '' : 's'}: write ${usage}.`)
  for (const each of terms) {
    if (!word.test(each))
      throw new BadName(`"${each}" is not kebab-case: lower-case terms joined by hyphens, starting with a letter.`)
    if (catchAll.test(each)) throw new BadName(`"${each}" says nothing about what is inside.`)
  }
  return terms
}

/** `product-grid` → "Product grid", a first label to be edited. */
export const titled = (name) => name[0].toUpperCase() + name.slice(1).replaceAll('-', ' ')

/** A node's id: random, so that two people's pages never share one. */
export const nodeId = (kind) => `${kind}${randomBytes(5).toString('hex')}`

export const asJson = (value) => `${JSON.stringify(value, null, 2)}\n`
