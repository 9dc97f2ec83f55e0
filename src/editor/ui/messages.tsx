import { Notifications } from '@mantine/notifications'

/** Shows short notifications. */
export function Messages() {
  return <Notifications position="bottom-center" autoClose={4000} withinPortal={false} />
}
