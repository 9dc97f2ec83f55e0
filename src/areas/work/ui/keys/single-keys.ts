import { useDeviceText, usePersonalKey, writeDevice } from '@kit/device-store'

/** Whether single keys act on tasks, for each person on this device. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const key = usePersonalKey('work.single-keys')
  return [useDeviceText(key) !== '0', (on) => writeDevice(key, on ? '' : '0')]
}
