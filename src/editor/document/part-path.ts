/** The address that parts of the frame and sections are edited under; visitors have none for them. */
export const partPath = '/_part/'
