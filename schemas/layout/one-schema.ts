/**
 * A schema that is made when it is first asked for, and is the same for all who ask: blocks have hundreds of texts, links and
 * pictures, and each of these is a dozen of objects. Made at once it would bring the schema library into every visitor's script.
 */
/* @__NO_SIDE_EFFECTS__ */
export function oneSchema<S>(make: () => S): () => S {
  let made: S | undefined
  return () => (made ??= make())
}
