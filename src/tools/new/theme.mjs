import { asJson, BadName, splitName, titled } from './names.mjs'
import { pageDocument } from './page.mjs'

/** A theme pack with its own colours and homepage; everything else comes from default until the pack has it. */
export function newTheme(name) {
  const [theme] = splitName(name, 1, '<theme>, one word such as harbour')
  if (theme.length > 40) throw new BadName(`"${theme}" is longer than 40 characters.`)
  const title = titled(theme)
  const { path: _, ...homepage } = pageDocument('/', title)
  return {
    [`themes/${theme}/theme.json`]: asJson({
      format: 1,
      name: theme,
      title: { en: title, th: title },
      parent: 'default',
      scheme: 'auto',
      picks: { brand: '#34548a', accent: '#b3541e', neutral: '#5c6570' },
      fonts: { body: { family: 'Noto Sans Thai' }, heading: { family: 'Noto Sans Thai', weight: 600 } },
      radii: { s: '4px', m: '8px', l: '14px', button: '8px', image: '8px' },
    }),
    [`themes/${theme}/homepage.json`]: asJson(homepage),
  }
}
