// How a command ends.

/** Exit statuses (sysexits for 70): fine, the data or the site is wrong, the command was misused, a bug of ours. */
export const EXIT = { fine: 0, wrong: 1, misused: 2, bug: 70 } as const;
