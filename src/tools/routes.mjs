// Every served route of every demo site, from the theme packs as built. Usage: npm run routes [-- --json | --write]
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { markdownTable, putIntoPage } from './routes/markdown.mjs'
import { makeReady } from './setup/make-ready.mjs'
import { reportProblem } from './setup/problem.mjs'
import { inProject } from './setup/project.mjs'

try {
  await makeReady({ build: true })
  const { listRoutes } = await import(pathToFileURL(inProject('dist', 'gateway', 'routes.js')).href)
  const routes = listRoutes()
  if (process.argv.includes('--json')) console.log(JSON.stringify(routes, null, 2))
  else if (process.argv.includes('--write')) {
    const page = inProject('docs', 'routes.md')
    writeFileSync(page, putIntoPage(readFileSync(page, 'utf8'), markdownTable(routes)))
  } else for (const line of table(routes)) console.log(line)
} catch (error) {
  reportProblem(error)
  process.exitCode = 1
}

function table(routes) {
  const rows = [
    ['site', 'path', 'access', 'frame', 'views', 'sample'],
    ...routes.map((route) => [route.site, route.path, route.access, route.frame, route.views.join(' '), route.sample]),
  ]
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  )
}
