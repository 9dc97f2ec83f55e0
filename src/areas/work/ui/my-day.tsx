import { type FormEvent, useState } from 'react'
import type { DataResult } from '@schemas/block'
import type { OutputOf } from '@schemas/call'
import type { Todo } from '@schemas/work/entities/todo'
import { addDays } from '@schemas/work/rules/days'
import { call as removeTodo } from '@client/work/calls/todo/remove'
import { call as saveTodo } from '@client/work/calls/todo/save'
import { useAddressState } from '@kit/address-state'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Checkbox } from '@kit/ui/checkbox'
import { EmptyState } from '@kit/ui/empty-state'
import { Field } from '@kit/ui/field'
import { ListState } from '@kit/ui/list-state'
import { showToast } from '@kit/ui/overlay/toasts'
import { TextInput } from '@kit/ui/text-input'
import { useCall } from '@kit/use-call'
import { dayCall, refreshTasks } from './calls'
import { saveTask } from './save-task'
import { TaskCard } from './task-card'
import { TaskSheet } from './task-sheet'
import { texts } from './texts'
import styles from './work.module.css'

const messages = {
  own: { en: 'My own lines', th: 'รายการของฉัน' },
  add: { en: 'Add a line', th: 'เพิ่มรายการ' },
  remove: { en: 'Remove', th: 'ลบ' },
  up: { en: 'Move up', th: 'เลื่อนขึ้น' },
  snooze: { en: 'Snooze until tomorrow', th: 'เลื่อนไปพรุ่งนี้' },
  clear: { en: 'Nothing is due today', th: 'วันนี้ไม่มีงานครบกำหนด' },
}

/** A person's day: own lines in their own order, and tasks that are due or overdue. */
export function MyDay({ initial }: { initial?: DataResult<OutputOf<typeof dayCall>> | undefined }) {
  const t = useT()
  const [{ task }, setAddress] = useAddressState(['task'] as const)
  const [text, setText] = useState('')
  const { data, error, isPending, refetch } = useCall(dayCall, {}, initial?.ok ? { initialData: initial.value } : {})
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (problem) {
      if (!(problem instanceof GatewayError)) throw problem
      showToast(problem.message, { tone: 'error' })
    } finally {
      await refreshTasks()
    }
  }
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    void attempt(async () => {
      await callGateway(saveTodo, { text })
      setText('')
    })
  }
  const line = (todo: Todo, at: number, all: readonly Todo[]) => (
    <li key={todo.id} className={styles.todo}>
      <Checkbox
        label={todo.text}
        checked={todo.done}
        onChange={() => void attempt(() => callGateway(saveTodo, { id: todo.id, done: !todo.done }))}
      />
      <span className={styles.tools}>
        {at > 0 && (
          <Button
            size="s"
            look="quiet"
            icon="chevron-up"
            onClick={() => void attempt(() => callGateway(saveTodo, { id: todo.id, before: all[at - 1]?.id ?? null }))}
          >
            {t(messages.up)}
          </Button>
        )}
        <Button
          size="s"
          look="quiet"
          icon="trash"
          onClick={() => void attempt(() => callGateway(removeTodo, { id: todo.id }))}
        >
          {t(messages.remove)}
        </Button>
      </span>
    </li>
  )
  const open = (key: string) => setAddress({ task: key })
  return (
    <div className={styles.block}>
      <ListState isLoading={isPending} error={error?.message} onRetry={() => void refetch()}>
        {() =>
          data && (
            <div className={styles.days}>
              <section aria-label={t(messages.own)}>
                <h2 className={styles.day}>{t(messages.own)}</h2>
                <form className={styles.add} onSubmit={add}>
                  <Field label={t(messages.add)} labelHidden>
                    <TextInput
                      icon="plus"
                      value={text}
                      maxLength={500}
                      placeholder={t(messages.add)}
                      onChange={({ target }) => setText(target.value)}
                    />
                  </Field>
                  <Button type="submit" disabled={text.trim() === ''}>
                    {t(messages.add)}
                  </Button>
                </form>
                <ul className={styles.lines}>{data.todos.map(line)}</ul>
              </section>
              {data.due.length + data.overdue.length === 0 && <EmptyState icon="sun" title={t(messages.clear)} />}
              {(['overdue', 'due'] as const).map(
                (part) =>
                  data[part].length > 0 && (
                    <section key={part} aria-label={t(texts.dues[part === 'due' ? 'today' : 'overdue'])}>
                      <h2 className={styles.day} data-late={part === 'overdue' || undefined}>
                        {t(texts.dues[part === 'due' ? 'today' : 'overdue'])} <span>{data[part].length}</span>
                      </h2>
                      <ul className={styles.lines}>
                        {data[part].map((each) => (
                          <li key={each.id}>
                            <TaskCard task={each} onOpen={open} />
                            <Button
                              size="s"
                              look="quiet"
                              icon="clock"
                              onClick={() =>
                                void attempt(() =>
                                  saveTask(each.id, {
                                    snoozedUntil: { from: each.snoozedUntil, to: addDays(data.today, 1) },
                                  }),
                                )
                              }
                            >
                              {t(messages.snooze)}
                            </Button>
                          </li>
                        ))}
                      </ul>
                    </section>
                  ),
              )}
            </div>
          )
        }
      </ListState>
      {task !== '' && <TaskSheet key={task} taskKey={task} onOpen={open} onClose={() => setAddress({ task: '' })} />}
    </div>
  )
}
