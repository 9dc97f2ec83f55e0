/**
 * A schema that is built lazily and shared: blocks have hundreds of texts, links and pictures, each of a dozen objects.
 * Built eagerly, it would pull the schema library into every visitor's script.
 */
/* @__NO_SIDE_EFFECTS__ */
export function oneSchema<S>(make: () => S): () => S {
  let made: S | undefined
  return () => (made ??= make())
}
