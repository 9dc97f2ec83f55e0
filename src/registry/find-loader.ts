type Loaders<Module> = Readonly<Record<string, () => Promise<Module>>>

/**
 * The loader of a block type's file, from the module of its prefix: `account/audit` is in that of `account`. Undefined
 * for a type unknown to this build.
 */
export async function findLoader<Module>(
  prefixes: Loaders<{ files: Loaders<Module> }>,
  type: string,
  file: string,
): Promise<(() => Promise<Module>) | undefined> {
  const prefix = type.slice(0, type.indexOf('/'))
  if (!Object.hasOwn(prefixes, prefix)) return undefined
  const { files } = (await prefixes[prefix]?.()) ?? {}
  return files?.[`/blocks/${type}/${file}`]
}
