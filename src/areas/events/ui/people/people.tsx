import { useMemo, useState } from 'react'
import { call as exportCall } from '@client/events/calls/event/export'
import { call as registrationsCall } from '@client/events/calls/event/registrations'
import type { EditedEvent } from '@schemas/events/entities/edited-event'
import { DataTable } from '@kit/list/data-table'
import { downloadFile } from '@kit/download-file'
import { useRefreshOnTopic } from '@kit/updates/use-refresh-on-topic'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { AddPerson } from './add-person'
import { peopleTable } from './people-table'
import { texts } from './texts'
import styles from './people.module.css'

/** Who has registered: decided, found, added and exported here; the list follows what happens elsewhere. */
export function People({ event }: { event: EditedEvent }) {
  const t = useT()
  const [isAdding, setAdding] = useState(false)
  const list = useMemo(() => peopleTable(event), [event])
  useRefreshOnTopic(`event/updates:${event.id}`, [registrationsCall])
  return (
    <div className={styles.panel}>
      <div className={styles.acts}>
        <Button icon="plus" onClick={() => setAdding(!isAdding)} aria-expanded={isAdding}>
          {t(texts.add)}
        </Button>
        <ActionButton
          look="secondary"
          icon="download"
          onAction={async () => {
            await downloadFile(exportCall, { event: event.id })
            return undefined
          }}
        >
          {t(texts.export)}
        </ActionButton>
      </div>
      {isAdding && <AddPerson event={event} onDone={() => setAdding(false)} />}
      <DataTable list={list} label={t(texts.people)} perPage={30} />
    </div>
  )
}
