/**
 * A file of the builder that comes when it is wanted, once for all who wait for it and in their turn, and is at hand at
 * once from then on. One that did not come is asked for again.
 */
export function laterModule<Module>(load: () => Promise<Module>): {
  known: () => Module | undefined
  load: () => Promise<Module>
} {
  let module: Module | undefined
  let coming: Promise<Module> | undefined
  const fetch = async () => {
    try {
      return (module = await load())
    } catch (error) {
      coming = undefined
      throw error
    }
  }
  return { known: () => module, load: () => (coming ??= fetch()) }
}
