import { expect, it } from 'vitest'
import { liveStates, postTargets, workStates } from '../entities/post-states'
import { mayEdit, moveProblem, movesFor, type Mover, type PostState, workAfterEdit } from './post-moves'

const states: PostState[] = liveStates.flatMap((live) =>
  workStates.flatMap((work) => [false, true].map((isTrashed) => ({ live, work, isTrashed }))),
)
const movers: Mover[] = ['writer', 'manager', 'system']

/** The table of `content.md`, written again from its sentences: from where, to where, by whom. */
const steps = new Set(
  [
    'draft>in_review:writer,manager',
    'returned>in_review:writer,manager',
    'in_review>returned:manager',
    'in_review>approved:manager',
    'in_review>draft:writer,manager',
    'approved>draft:manager',
    'scheduled>draft:manager',
    'draft>scheduled:manager',
    'in_review>scheduled:manager',
    'approved>scheduled:manager',
    'scheduled>scheduled:manager',
    'clean>live:manager',
    'draft>live:manager',
    'in_review>live:manager',
    'approved>live:manager',
    'scheduled>live:manager,system',
  ].flatMap((line) => {
    const [step, who] = line.split(':') as [string, string]
    return who.split(',').map((each) => `${step}:${each}`)
  }),
)

it('leads every pair of states and mover where the table says, and nowhere else', () => {
  for (const state of states)
    for (const to of postTargets)
      for (const who of movers) {
        const isAllowed =
          to === 'restored'
            ? state.isTrashed && who === 'manager'
            : !state.isTrashed &&
              (to === 'trashed'
                ? who === 'manager'
                : to === 'unpublished' || to === 'archived'
                  ? state.live === 'live' && who === 'manager'
                  : steps.has(`${state.work}>${to}:${who}`))
        expect([state, to, who, moveProblem(state, to, who) === undefined]).toEqual([state, to, who, isAllowed])
      }
})

it('offers the moves of a state', () => {
  expect(movesFor({ live: 'live', work: 'in_review', isTrashed: false }, 'writer')).toEqual(['draft'])
  expect(movesFor({ live: 'never', work: 'draft', isTrashed: true }, 'manager')).toEqual(['restored'])
})

it('lets writers edit until they submit, and again when it is returned', () => {
  const editable = workStates.filter((work) => mayEdit({ live: 'live', work, isTrashed: false }, 'writer'))
  expect(editable).toEqual(['clean', 'draft', 'returned'])
  expect(mayEdit({ live: 'never', work: 'draft', isTrashed: true }, 'manager')).toBe(false)
})

it('withdraws an approval by an edit, and keeps a schedule', () => {
  expect(workStates.map(workAfterEdit)).toEqual(['draft', 'draft', 'in_review', 'returned', 'draft', 'scheduled'])
})
