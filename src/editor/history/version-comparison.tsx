import { useCall } from '@kit/use-call'
import { useBuilder } from '../state/builder'
import { calls } from '../state/calls'
import { useMoment } from '../ui/use-moment'
import { SnapshotComparison } from './snapshot-comparison'
import type { Version } from './versions'

/** A saved version next to the current draft. */
export function VersionComparison({ version: { version, at }, onClose }: { version: Version; onClose: () => void }) {
  const moment = useMoment()
  const { key } = useBuilder()
  const query = useCall(calls.version, { key, version })
  return <SnapshotComparison name={moment(at)} query={query} onClose={onClose} />
}
