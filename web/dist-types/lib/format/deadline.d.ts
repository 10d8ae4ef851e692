/** How far a deadline is, in the parts that the desk shows: the time left, the time over, or neither. */
export type DeadlineDistance = {
    kind: 'now';
} | {
    kind: 'left' | 'over';
    days: number;
    hours: number;
    minutes: number;
};
/** Under ten minutes on either side is "just now"; beyond that whole minutes, rounded towards the deadline. */
export declare function deadlineDistance(deadline: string, now: number): DeadlineDistance;
