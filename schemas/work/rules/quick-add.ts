import { addDays, type Day, weekdayOf } from './days'

export type QuickTask = {
  title: string
  dueOn?: Day
  dueMin?: number
  priority?: number
  people: string[]
  labels: string[]
}

const inDays: readonly [RegExp, number][] = [
  [/^(?:วันนี้|today)$/i, 0],
  [/^(?:พรุ่งนี้|tomorrow)$/i, 1],
  [/^(?:มะรืน|มะรืนนี้)$/i, 2],
]
/** From Sunday. */
const weekdays: readonly RegExp[] = [
  /^(?:วันอาทิตย์|อาทิตย์|sun|sunday)$/i,
  /^(?:วันจันทร์|จันทร์|mon|monday)$/i,
  /^(?:วันอังคาร|อังคาร|tue|tuesday)$/i,
  /^(?:วันพุธ|พุธ|wed|wednesday)$/i,
  /^(?:วันพฤหัสบดี|พฤหัสบดี|พฤหัส|thu|thursday)$/i,
  /^(?:วันศุกร์|ศุกร์|fri|friday)$/i,
  /^(?:วันเสาร์|เสาร์|sat|saturday)$/i,
]
const clock = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/
/** `12/5`, `12/5/69`, `12/5/2569`: day, month and a year of either era. */
const written = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2}|\d{4}))?$/

/**
 * Reads a line such as `ส่งแบบ พรุ่งนี้ 14:00 @มิน #ดีไซน์ !3`: dates, a time, people, labels and a priority in either
 * language; the rest is the title. Quoted text always belongs to the title.
 */
export function readQuickAdd(line: string, today: Day): QuickTask {
  const task: QuickTask = { title: '', people: [], labels: [] }
  const rest: string[] = []
  for (const [, quoted, word = ''] of line.matchAll(/"([^"]*)"|(\S+)/g)) {
    if (quoted !== undefined) rest.push(quoted)
    else if (!readWord(task, word, today)) rest.push(word)
  }
  task.title = rest.join(' ').trim()
  return task
}

function readWord(task: QuickTask, word: string, today: Day): boolean {
  const rest = word.slice(1)
  if (word.startsWith('@') && rest) return task.people.push(rest) > 0
  if (word.startsWith('#') && rest) return task.labels.push(rest) > 0
  if (/^![0-4]$/.test(word) && task.priority === undefined) {
    task.priority = Number(rest)
    return true
  }
  const time = clock.exec(word)
  if (time && task.dueMin === undefined) {
    task.dueMin = Number(time[1]) * 60 + Number(time[2])
    task.dueOn ??= today
    return true
  }
  const day = dayOf(word, today)
  if (day === undefined || (task.dueOn !== undefined && task.dueMin === undefined)) return false
  task.dueOn = day
  return true
}

function dayOf(word: string, today: Day): Day | undefined {
  const relative = inDays.find(([pattern]) => pattern.test(word))
  if (relative) return addDays(today, relative[1])
  const weekday = weekdays.findIndex((pattern) => pattern.test(word))
  // The next one, never today.
  if (weekday >= 0) return addDays(today, ((weekday - weekdayOf(today) + 6) % 7) + 1)
  const [, date, month, year] = written.exec(word) ?? []
  if (!date || !month) return undefined
  const found = `${yearOf(year, today)}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  if (Number.isNaN(Date.parse(`${found}T00:00:00Z`)) || addDays(found, 0) !== found) return undefined
  if (year !== undefined || found >= today) return found
  const later = `${Number(found.slice(0, 4)) + 1}${found.slice(4)}`
  return addDays(later, 0) === later ? later : undefined
}

function yearOf(year: string | undefined, today: Day): number {
  if (year === undefined) return Number(today.slice(0, 4))
  // Two digits are of the Buddhist era from 40 on: 69 is 2569.
  const number = year.length === 2 ? Number(year) + (Number(year) >= 40 ? 2500 : 2000) : Number(year)
  return number >= 2400 ? number - 543 : number
}
