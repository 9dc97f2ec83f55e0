/** Path prefix under which frame parts and sections are edited; visitors have no address for them. */
export const partPath = '/_part/'
