interface SelectBoxProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onSelect: (reaches: boolean) => void;
}

/** The check of a row, or of the page. With Shift it reaches from the last one to here. */
export function SelectBox({ label, isOn, onSelect }: SelectBoxProps) {
  return (
    <input
      type="checkbox"
      tabIndex={-1}
      aria-label={label}
      checked={isOn}
      className="size-3.5 cursor-pointer accent-(--accent-solid)"
      onClick={(event) => {
        event.stopPropagation();
        onSelect(event.shiftKey);
      }}
      onPointerDown={(event) => event.stopPropagation()}
      onChange={() => undefined}
    />
  );
}
