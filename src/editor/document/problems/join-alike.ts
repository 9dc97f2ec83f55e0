import type { PageProblem } from './problem'

/**
 * One line for all problems of one kind in one block, with their number: a table of hundreds of rows would bury every
 * other problem. The line leads to the first of them.
 */
export function joinAlike(problems: readonly PageProblem[]): PageProblem[] {
  const groups = new Map<string, PageProblem[]>()
  for (const problem of problems) {
    const { kind, level, node, words: message, path } = problem
    // The page's own fields are few, and each has a name.
    const key = node === undefined ? `page ${path?.join('.')} ${message.en}` : [kind, level, node, message.en].join(' ')
    const group = groups.get(key)
    if (group) group.push(problem)
    else groups.set(key, [problem])
  }
  return [...groups.values()].flatMap((group): PageProblem[] => {
    const [first] = group
    if (!first || group.length === 1) return group
    return [{ ...first, count: group.length, ...(first.fix ? { fix: fixAll(group, first.fix) } : {}) }]
  })
}

/** Fixes all of them in one step, unless what is removed moves the others: then one after another. */
function fixAll(
  group: readonly PageProblem[],
  first: NonNullable<PageProblem['fix']>,
): NonNullable<PageProblem['fix']> {
  if (group.some(({ kind, fix }) => kind === 'sample' || kind === 'empty-link' || fix?.label.en !== first.label.en))
    return first
  return {
    label: first.label,
    run: (edit) => {
      for (const { fix } of group) fix?.run(edit)
    },
  }
}
