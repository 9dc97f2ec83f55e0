import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call as outlineCall } from '@client/learning/calls/lesson/outline'
import type { EditedLesson } from '@schemas/learning/entities/edited'
import type { MadeKind } from '@schemas/learning/entities/item'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useLeaveGuard } from '@kit/leave-guard'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { lessonTexts } from '@areas/learning/ui/lesson-texts'
import { type DraftSection, draftOf, moved, newItem, newSection, sectionsToSave, withIds } from './outline-draft'
import { OutlineDrag } from './outline-drag'
import { OutlineSection } from './outline-section'
import { texts } from './texts'
import styles from './view.module.css'

type Props = { lesson: EditedLesson; onSaved: (lesson: EditedLesson) => void }

const saveMs = 1500

/** Sections and parts in their order. Saved automatically a moment after each change. */
export function Outline({ lesson, onSaved }: Props) {
  const t = useT()
  const [sections, setSections] = useState<DraftSection[]>(() => draftOf(lesson))
  /** What the gateway has, or has refused. */
  const [answered, setAnswered] = useState(sections)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const version = useRef(lesson.version)
  const isDirty = sections !== answered
  useLeaveGuard(isDirty)
  const save = useEffectEvent(async () => {
    setSaving(true)
    try {
      const saved = await callGateway(outlineCall, {
        id: lesson.id,
        version: version.current,
        sections: sectionsToSave(sections),
      })
      version.current = saved.version
      setProblem(undefined)
      // What was typed meanwhile stays and is saved next.
      const stored = draftOf(saved, sections)
      setSections((now) => (now === sections ? stored : withIds(now, stored)))
      setAnswered(stored)
      onSaved(saved)
    } catch (error) {
      setProblem(error instanceof GatewayError ? error.message : t(lessonTexts.failed))
      setAnswered(sections)
    } finally {
      setSaving(false)
    }
  })
  // Each change starts the wait again.
  useEffect(() => {
    if (!isDirty || isSaving) return
    const timer = setTimeout(() => void save(), saveMs)
    return () => clearTimeout(timer)
  }, [sections, isDirty, isSaving])
  const changeOne = (at: number, section: DraftSection) =>
    setSections(sections.map((each, index) => (index === at ? section : each)))
  // Of several uploads each comes when the others may have changed the list.
  const add = (at: number, ...wanted: [MadeKind, Parameters<typeof newItem>[2]]) =>
    setSections((now) =>
      now.map((each, index) => (index === at ? { ...each, items: [...each.items, newItem(now, ...wanted)] } : each)),
    )
  return (
    <div className={styles.panel}>
      <p role="status" className={styles.soft}>
        {isDirty ? t(texts.saving) : problem ? '' : t(lessonTexts.saved)}
      </p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {sections.length === 0 && (
        <EmptyState icon="list" title={t(texts.noParts)}>
          {t(texts.noPartsHint)}
        </EmptyState>
      )}
      <OutlineDrag sections={sections} onMove={setSections}>
        {sections.map((section, at) => (
          <OutlineSection
            key={section.key}
            section={section}
            isFirst={at === 0}
            isLast={at === sections.length - 1}
            onChange={(next) => changeOne(at, next)}
            onMove={(by) => setSections(moved(sections, at, by))}
            onRemove={() => setSections(sections.filter((_each, index) => index !== at))}
            onAdd={(kind, body) => add(at, kind, body)}
          />
        ))}
      </OutlineDrag>
      <Button look="secondary" icon="plus" onClick={() => setSections([...sections, newSection()])}>
        {t(texts.addSection)}
      </Button>
    </div>
  )
}
