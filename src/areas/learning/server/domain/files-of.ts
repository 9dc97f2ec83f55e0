import type { ItemBody } from '@schemas/learning/entities/item'

/** The stored files that a part names. */
export const filesOf = ({ film, pdf }: ItemBody): string[] =>
  [...(film?.sources ?? []), ...(film?.tracks ?? []), ...(pdf ? [pdf] : [])].flatMap(({ file }) => file ?? [])
