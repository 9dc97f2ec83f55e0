import { source } from './source.mjs'

/** A real font under another name. */
export async function fontNamed(family) {
  const { asTrueType, nameTable, plexFile, withTable } = await source('tests/support/font.ts')
  const { readTables } = await source('src/gateway/fonts/font-tables.ts')
  return asTrueType(withTable(await readTables(plexFile('latin')), 'name', nameTable(family)))
}
