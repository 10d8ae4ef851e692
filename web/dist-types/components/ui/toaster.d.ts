import { toast } from 'sonner';
/** sonner's `toast`, with its area on the page: three visible, 356 wide, at the bottom right. */
export declare function sonner(): typeof toast;
