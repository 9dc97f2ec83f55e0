import { existsSync, readdirSync } from 'node:fs'
import { inProject } from '../setup/project.mjs'
import { asJson, BadName, nodeId, splitName, titled } from './names.mjs'

// The same list as schemas/layout/path.ts, which plain Node cannot read; the test of this tool compares them.
export const reservedSegments = ['api', 'account', 'filemanager', 'dss', 'email', 'builds', 'assets', '_store']

/** A page of a theme pack: a heading and a paragraph, for everybody. */
export function newPage(name) {
  const [theme, area, page] = splitName(name, 3, '<theme>/<area>/<page>, such as academy/cms/about')
  if (!existsSync(inProject('themes', theme)))
    throw new BadName(`There is no theme "${theme}": use one of ${readdirSync(inProject('themes')).join(', ')}.`)
  if (reservedSegments.includes(area)) throw new BadName(`/${area} is reserved for the gateway: no page can be there.`)
  return { [`themes/${theme}/pages/${area}/${page}.json`]: asJson(pageDocument(`/${area}/${page}`, titled(page))) }
}

/** A whole page document with one row. */
export function pageDocument(path, title) {
  const text = { en: title, th: title }
  const paragraph = (sentence) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: sentence }] }],
  })
  return {
    format: 1,
    path,
    frame: 'default',
    access: 'guest',
    title: text,
    views: {
      guest: {
        rows: [
          {
            id: nodeId('r'),
            columns: { desktop: 1 },
            width: 'content',
            cells: [
              {
                id: nodeId('c'),
                blocks: [
                  { id: nodeId('b'), type: 'content/heading', version: 1, props: { text, level: 1 } },
                  {
                    id: nodeId('b'),
                    type: 'content/rich-text',
                    version: 1,
                    props: {
                      text: { en: paragraph('Say what this page is for.'), th: paragraph('บอกว่าหน้านี้มีไว้ทำอะไร') },
                    },
                  },
                ],
              },
            ],
          },
        ],
      },
    },
  }
}
