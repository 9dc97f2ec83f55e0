/**
 * A message without tokens, keys and what follows the question mark of an address. Linear: a message can be as long as
 * the page that caused it.
 */
export function withoutSecrets(text: string): string {
  return text
    .replaceAll(/[\w.-]+/g, withoutToken)
    .replaceAll(/[^\s"')]+/g, withoutQuery)
    .replaceAll(/\b[\w-]{40,}\b/g, '[key]')
}

function withoutToken(run: string): string {
  const at = run.search(/\beyJ/)
  return at < 0 || !run.includes('.', at) ? run : `${run.slice(0, at)}[token]`
}

function withoutQuery(run: string): string {
  const slash = run.indexOf('/')
  const at = slash < 0 ? -1 : run.indexOf('?', slash)
  return at < 0 ? run : `${run.slice(0, at)}?[query]`
}
