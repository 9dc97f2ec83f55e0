import { type RefObject, useEffect, useState } from 'react'

export type CameraProblem = 'denied' | 'missing' | 'insecure' | 'busy'
/** The library of types does not know of a camera's light. */
type CameraTrack = Omit<MediaStreamTrack, 'getCapabilities'> & { getCapabilities?: () => { torch?: boolean } }

const problemOf = (error: unknown): CameraProblem => {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy'
}

/** The camera that faces away, shown in a video element while its component is there. */
export function useCamera(video: RefObject<HTMLVideoElement | null>) {
  const [problem, setProblem] = useState<CameraProblem>()
  const [track, setTrack] = useState<CameraTrack>()
  const [torch, setTorch] = useState<boolean>()
  useEffect(() => {
    let isOver = false
    let stream: MediaStream | undefined
    void (async () => {
      // Browsers without https have no such devices, whatever their types say.
      const devices = navigator.mediaDevices as MediaDevices | undefined
      if (!devices) return setProblem('insecure')
      try {
        stream = await devices.getUserMedia({
          video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
        })
        if (isOver || !video.current) return stop(stream)
        await show(video.current, stream)
        const [own] = stream.getVideoTracks() as CameraTrack[]
        setTrack(own)
        if (own?.getCapabilities?.().torch) setTorch(false)
      } catch (error) {
        // Leaving the page interrupts playing.
        if (!isOver) setProblem(problemOf(error))
      }
    })()
    return () => {
      isOver = true
      stop(stream)
    }
  }, [video])
  useEffect(() => keepAwake(), [])
  return {
    problem,
    isRunning: track !== undefined,
    /** Undefined where the camera has no light. */
    torch,
    switchTorch: async () => {
      const next = !torch
      await track?.applyConstraints({ advanced: [{ torch: next } as MediaTrackConstraintSet] })
      setTorch(next)
    },
  }
}

const show = (element: HTMLVideoElement, stream: MediaStream): Promise<void> => {
  element.srcObject = stream
  return element.play()
}

const stop = (stream: MediaStream | undefined): void => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** The screen stays on while someone scans; browsers that cannot, or batteries that are low, refuse quietly. */
function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let isOver = false
  const request = async () => {
    const wakeLock = navigator.wakeLock as WakeLock | undefined
    if (document.visibilityState !== 'visible') return
    lock = await wakeLock?.request('screen').catch(() => undefined)
    if (isOver) void lock?.release()
  }
  const again = () => void request()
  again()
  document.addEventListener('visibilitychange', again)
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', again)
    void lock?.release()
  }
}
