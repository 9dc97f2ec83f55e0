/** The address of a page of a demo site on the gateway under test. Chromium resolves *.localhost natively. */
export function siteUrl(site: string, path = '/'): string {
  return `http://${site}.localhost:${gatewayPort()}${path}`
}

/** The same gateway for Node, which resolves no *.localhost: for `ask(gatewayBase(), 'academy.localhost', path)`. */
export function gatewayBase(): string {
  return `http://127.0.0.1:${gatewayPort()}`
}

function gatewayPort(): string {
  const port = process.env.SITEWRIGHT_TEST_PORT
  if (!port) throw new Error('Specs run through tests/playwright.config.ts, which starts the gateway.')
  return port
}
