import { createHash } from 'node:crypto'
import type { DemoRole } from '@gateway/seed/demo-seed'
import type { StatusGroup } from '@schemas/work/entities/status'
import { addDays, type Day, daysBetween, weekdayOf } from '@schemas/work/rules/days'
import type { DemoProject, DemoWork } from '../seed/projects'

type Around = Pick<DemoWork, 'steps' | 'comments'> & {
  project: DemoProject
  today: Day
  people: Record<DemoRole, string>
}
type Text = { th: string; en: string }
export type PlannedTask = {
  id: string
  title: Text
  kind: 'task' | 'milestone'
  group: StatusGroup
  parentId: string | null
  startOn: Day | null
  dueOn: Day
  priority: number
  progress: number
  estimate: number | null
  internal: boolean
  people: string[]
  /** Index of the project's labels; -1 for none. */
  label: number
}

/** Numbers from 0 to below 1 that are the same for the same name. */
function numbersOf(name: string): () => number {
  let state = createHash('sha256').update(name).digest().readUInt32LE()
  return () => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const workday = (day: Day): Day => {
  const weekday = weekdayOf(day)
  return weekday === 0 ? addDays(day, 1) : weekday === 6 ? addDays(day, 2) : day
}

/** Tasks of a demo project around today: each part goes through all steps, one after the other. */
export function planTasks(name: string, { project, steps, comments, today, people }: Around) {
  const next = numbersOf(name)
  const among = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)]
  const id = () => `demo-${Math.floor(next() * 2 ** 32).toString(36)}-${Math.floor(next() * 2 ** 32).toString(36)}`
  const [startOn, dueOn] = [workday(addDays(today, project.from)), workday(addDays(today, project.to))]
  const whole = daysBetween(startOn, dueOn)
  const workers = (Object.entries(project.members) as [DemoRole, string][])
    .filter(([, role]) => role !== 'viewer')
    .map(([role]) => people[role])
  const groupOf = (from: Day, to: Day): StatusGroup => {
    if (project.status === 'completed') return 'completed'
    if (project.status === 'planned') return next() < 0.6 ? 'unstarted' : 'backlog'
    if (to < today) return next() < 0.88 ? 'completed' : next() < 0.5 ? 'started' : 'cancelled'
    if (from <= today) return next() < 0.75 ? 'started' : 'unstarted'
    return next() < 0.7 ? 'unstarted' : 'backlog'
  }
  const tasks: PlannedTask[] = []
  const links: { from: string; to: string }[] = []
  const written: { taskId: string; authorId: string; text: string; internal: boolean; createdAt: Date }[] = []
  const add = (
    task: Omit<PlannedTask, 'id' | 'people' | 'label' | 'priority' | 'progress' | 'internal'> & { internal?: boolean },
  ) => {
    const worker = among(workers)
    const made: PlannedTask = {
      id: id(),
      priority: next() < 0.45 ? 0 : 1 + Math.floor(next() * 4),
      progress: task.group === 'started' ? 10 + 10 * Math.floor(next() * 8) : task.group === 'completed' ? 100 : 0,
      people: worker && next() < 0.85 ? [worker] : [],
      label: next() < 0.5 ? Math.floor(next() * project.labels.length) : -1,
      internal: false,
      ...task,
    }
    tasks.push(made)
    return made
  }
  for (const [at, title] of project.milestones.entries()) {
    const day = workday(addDays(startOn, Math.round((whole * (at + 1)) / project.milestones.length)))
    add({
      title,
      kind: 'milestone',
      group: groupOf(day, day),
      parentId: null,
      startOn: null,
      dueOn: day,
      estimate: null,
    })
  }
  for (const [at, title] of project.parts.entries()) {
    const begin = Math.round((whole * at * 0.5) / project.parts.length)
    const from = workday(addDays(startOn, begin))
    const length = Math.max(steps.length, Math.round(whole * 0.5))
    const to = workday(addDays(from, length))
    const part = add({
      title,
      kind: 'task',
      group: groupOf(from, to),
      parentId: null,
      startOn: from,
      dueOn: to,
      estimate: null,
    })
    let before: PlannedTask | undefined
    for (const [step, { title: what, internal }] of steps.entries()) {
      const first = workday(addDays(from, Math.round((length * step) / steps.length)))
      const last = workday(
        addDays(
          from,
          Math.max(Math.round((length * (step + 1)) / steps.length) - 1, Math.round((length * step) / steps.length)),
        ),
      )
      const late: Day = last < first ? first : last
      const task = add({
        title: { th: `${what.th}: ${title.th}`, en: `${what.en}: ${title.en}` },
        kind: 'task',
        group: groupOf(first, late),
        parentId: part.id,
        startOn: first,
        dueOn: late,
        estimate: 60 * (1 + Math.floor(next() * 8)),
        internal,
      })
      if (before && at < 3) links.push({ from: before.id, to: task.id })
      const line = next() < 0.12 ? among(comments) : undefined
      const author = among(workers)
      if (line && author)
        written.push({
          taskId: task.id,
          authorId: author,
          text: line.th,
          internal,
          createdAt: new Date(Date.parse(`${today}T02:00:00Z`) - Math.floor(next() * 14) * 86_400_000),
        })
      before = task
    }
  }
  return { startOn, dueOn, tasks, links, comments: written }
}
