interface BigFigureProps {
  value: string;
  isSmall?: boolean;
}

/** A figure in display type; its percent sign is set smaller. */
export function BigFigure({ value, isSmall }: BigFigureProps) {
  const [, figure = value, percent] = /^(.*?)(\s?%)$/.exec(value) ?? [];
  return (
    <p className={isSmall ? 'fig fig-s' : 'fig'}>
      {figure}
      {percent && <small>{percent}</small>}
    </p>
  );
}
