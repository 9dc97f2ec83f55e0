const grammar = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)\.?(?::(\d{1,5}))?$/i

/**
 * The Host header as name and port, or undefined when invalid. Each name has one spelling here, lower-case and without
 * the root dot, so that no visitor multiplies cached pages by spelling the host differently.
 */
export function readHost(header: string): { hostname: string; port: string } | undefined {
  if (header.length > 260) return undefined
  const [, name, port = ''] = grammar.exec(header) ?? []
  if (name === undefined || name.length > 253 || Number(port) > 65_535) return undefined
  return { hostname: name.toLowerCase(), port: port === '' ? '' : String(Number(port)) }
}
