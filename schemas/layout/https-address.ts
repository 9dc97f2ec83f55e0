/** Whether this is a full https address of another website, without user name and password. */
export function isHttpsAddress(written: string): boolean {
  if (/[\s"<>\\^`|]/.test(written) || !URL.canParse(written)) return false
  const { protocol, hostname, username, password } = new URL(written)
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === ''
}
