import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { onFilesChanged } from './file-changes'
import { type FilesClient, gatewayClient } from './files-client'
import { LastOperation } from './last-operation'

/** Renders a dialog until it calls `close`. */
type DrawDialog = (close: () => void) => ReactNode
type Files = {
  client: FilesClient
  /** Opens a dialog above the screen; the newest is on top. */
  show: (draw: DrawDialog) => void
  lastAct: LastOperation
}
const FilesContext = createContext<Files | null>(null)

/** Context of a file screen: its client and its dialogs. */
export function FilesProvider({
  client = gatewayClient,
  children,
}: {
  client?: FilesClient | undefined
  children: ReactNode
}) {
  const [dialogs, setDialogs] = useState<readonly { id: number; draw: DrawDialog }[]>([])
  const show = useCallback(
    (draw: DrawDialog) => setDialogs((all) => [...all, { id: (all.at(-1)?.id ?? 0) + 1, draw }]),
    [],
  )
  const [lastAct] = useState(() => new LastOperation())
  const files = useMemo(() => ({ client, show, lastAct }), [client, show, lastAct])
  return (
    <FilesContext value={files}>
      {children}
      {dialogs.map(({ id, draw }) => (
        <Shown key={id} draw={draw} close={() => setDialogs((all) => all.filter((each) => each.id !== id))} />
      ))}
    </FilesContext>
  )
}

function Shown({ draw, close }: { draw: DrawDialog; close: () => void }) {
  return draw(close)
}

/** Throws outside a FilesProvider, which is a programming error. */
export function useFiles(): Files {
  const files = useContext(FilesContext)
  if (!files) throw new Error('useFiles needs a FilesProvider above it.')
  return files
}

type FileResult<T> = { value: T | undefined; error: unknown; isLoading: boolean; again: () => void }

/**
 * Loads data about files while mounted, and again whenever files change. The previous value stays until the new one
 * arrives; an `undefined` key requests nothing.
 */
export function useFileAnswer<T>(key: string | undefined, ask: () => Promise<T>): FileResult<T> {
  const [state, setState] = useState<{ key: string | undefined; value?: T; error?: unknown }>({ key: undefined })
  const [turn, setTurn] = useState(0)
  const again = useCallback(() => setTurn((before) => before + 1), [])
  useEffect(() => onFilesChanged(again), [again])
  useEffect(() => {
    if (key === undefined) return
    let isWanted = true
    ask().then(
      (value) => isWanted && setState({ key, value }),
      (error: unknown) =>
        isWanted &&
        setState((before) => ({
          key,
          error,
          ...(before.key === key && before.value !== undefined ? { value: before.value } : {}),
        })),
    )
    return () => {
      isWanted = false
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `ask` is new each time; the key says what is asked
  }, [key, turn])
  const isOwn = state.key === key
  return {
    value: isOwn ? state.value : undefined,
    error: isOwn ? state.error : undefined,
    isLoading: key !== undefined && !isOwn,
    again,
  }
}

const subscribeOnline = (notify: () => void) => {
  addEventListener('online', notify)
  addEventListener('offline', notify)
  return () => {
    removeEventListener('online', notify)
    removeEventListener('offline', notify)
  }
}
/** Whether the device reports a network. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  )
