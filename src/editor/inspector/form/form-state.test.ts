import { describe, expect, it, vi } from 'vitest'
import { FormState, withValue } from './form-state'

const values = () => ({ props: { text: 'a', items: [{ text: 'one' }, { text: 'two' }] }, at: { tablet: {}, mobile: {} } })

describe('a form’s state', () => {
  it('leaves alone what it was given, and all that does not lie on the way to what is set', () => {
    const given = values()
    const form = new FormState(given)
    form.set(['props', 'items', 1, 'text'], 'other')
    expect(given).toEqual(values())
    expect(form.valueAt(['props', 'items', 1, 'text'])).toBe('other')
    expect(form.valueAt(['props', 'items'])).not.toBe(given.props.items)
    expect(form.valueAt(['props', 'items', 0])).toBe(given.props.items[0])
  })

  it('makes what is missing on the way: a list before a number, else an object', () => {
    expect(withValue({}, ['at', 'mobile', 'rows', 1], 3)).toEqual({ at: { mobile: { rows: [undefined, 3] } } })
    expect(withValue('words', ['th'], 'คำ')).toEqual({ th: 'คำ' })
  })

  it('says of a value what is wrong with itself, until something else is or nothing', () => {
    const form = new FormState(values())
    const words = { en: 'Too long.', th: 'ยาวเกินไป' }
    form.setIssues([{ path: ['props', 'items', 0, 'text'], words }])
    expect(form.wrongAt(['props', 'items', 0, 'text'])).toEqual(words)
    expect(form.wrongAt(['props', 'items'])).toBeUndefined()
    form.setIssues([])
    expect(form.wrongAt(['props', 'items', 0, 'text'])).toBeUndefined()
  })

  it('tells of what is another, and of nothing else', () => {
    const form = new FormState(values())
    const told = vi.fn<() => void>()
    const end = form.subscribe(told)
    form.setIssues([])
    expect(told).not.toHaveBeenCalled()
    form.set(['props', 'text'], 'b')
    form.setIssues([{ path: ['props', 'text'], words: { en: 'No.', th: 'ไม่' } }])
    expect(told).toHaveBeenCalledTimes(2)
    end()
    form.set(['props', 'text'], 'c')
    expect(told).toHaveBeenCalledTimes(2)
  })
})
