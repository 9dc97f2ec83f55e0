import { callGateway } from '@kit/call-gateway'
import { sendOther } from '@kit/upload/send-other'
import { otherWay } from '@kit/upload/upload-way'
import { avatarCall } from './profile-call'

const way = otherWay('avatar', (upload, signal) => callGateway(avatarCall, { upload }, signal))

/** Sends the cut picture by the way of all files and gives its address. Rejects as `sendOther` does. */
export async function sendAvatar(picture: Blob, signal: AbortSignal): Promise<string | null> {
  const file = new File([picture], `avatar.${picture.type.split('/')[1] ?? 'webp'}`, { type: picture.type })
  return (await sendOther(file, way, { signal })).avatar
}
