import { ask } from '../product/gateway.mjs'
import { signCall } from '../sign.mjs'

const host = 'academy.localhost'

/**
 * Puts a page of `count` blocks into a gateway, as a manager's draft; returns its edit address and the manager's
 * cookie.
 */
export async function makePage(port, count) {
  const { cookie, token } = await signIn(port)
  const rows = Array.from({ length: Math.ceil(count / 3) }, (_, row) => ({
    id: `r${row}`,
    columns: { desktop: 3, tablet: 3 },
    cells: [0, 1, 2]
      .map((column) => row * 3 + column)
      .filter((index) => index < count)
      .map((index) => ({ id: `c${index}`, blocks: [{ id: `b${index}`, ...block(index) }] })),
  }))
  const content = { format: 1, path: `/bench-${count}`, title: `Bench ${count}`, views: { guest: { rows } } }
  const path = `/bench-${count}`
  const answer = await post(port, '/api/editor/create', { path, title: `Bench ${count}`, content }, { cookie, token })
  if (answer.status !== 200) throw new Error(`The page of ${count} blocks was not made: ${answer.body}`)
  return {
    url: `http://${host}:${port}${path}?edit`,
    cookie: { name: '_account', value: cookie, domain: host, path: '/' },
  }
}

/** The blocks of `page.ts`, as stored. */
function block(index) {
  switch (index % 4) {
    case 0:
      return { type: 'content/heading', version: 1, props: { text: some(5, index), level: 2 } }
    case 1:
      return {
        type: 'content/rich-text',
        version: 1,
        props: {
          text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: some(24, index) }] }] },
        },
      }
    case 2:
      return { type: 'content/image', version: 1, props: { image: { asset: 'classroom' } } }
    default:
      return { type: 'content/button', version: 1, props: { text: some(2, index), link: { to: '/courses' } } }
  }
}

const words =
  'Evening courses in data, design, baking and English, with live sessions on weekends and certificates that employers accept'.split(
    ' ',
  )
const some = (count, from) =>
  Array.from({ length: count }, (_, index) => words[(from + index) % words.length]).join(' ')

async function signIn(port) {
  const answer = await post(port, '/account/signin', { email: 'manager@academy.example', password: 'sitewright-demo' })
  const [, cookie] = /_account=([^;]+)/.exec(String(answer.headers['set-cookie'])) ?? []
  return { cookie, token: JSON.parse(answer.body).session.token }
}

async function post(port, path, body, { cookie, token } = {}) {
  const text = JSON.stringify(body)
  const signature = await signCall((asked) => ask(port, host, asked), {
    method: 'POST',
    hostname: host,
    path,
    body: text,
  })
  return ask(port, host, path, {
    method: 'POST',
    body: text,
    headers: {
      'content-type': 'application/json',
      origin: `http://${host}:${port}`,
      ...signature,
      ...(cookie ? { cookie: `_account=${cookie}` } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  })
}
