/** One row per path: which sites serve it, who may open it, in which frame, with which views of a role. */
export function markdownTable(routes) {
  const byPath = groupByPath(routes)
  const all = new Set(routes.map((route) => route.site)).size
  const rows = [...byPath].map(([path, served]) => {
    const sites = served.length === all ? 'all' : served.map((route) => route.site).join(', ')
    const { access, frame } = served[0]
    const views = [...new Set(served.flatMap((route) => route.views))]
    return `| \`${path}\` | ${sites} | ${access} | ${frame} | ${views.join(', ')} |`
  })
  return ['| path | sites | from role | frame | views |', '|---|---|---|---|---|', ...rows.sort()].join('\n')
}

function groupByPath(routes) {
  const groups = new Map()
  for (const route of routes) groups.set(route.path, [...(groups.get(route.path) ?? []), route])
  return groups
}

/** The page with the table between its two marks. Throws when the marks are gone. */
export function putIntoPage(readme, table) {
  const marks = /(<!-- routes -->\n)[\s\S]*?(<!-- \/routes -->)/
  if (!marks.test(readme)) throw new Error('page.md has lost its <!-- routes --> marks.')
  return readme.replace(marks, `$1${table}\n$2`)
}
