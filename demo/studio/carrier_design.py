"""What makes a baby carrier: its pieces, straps, and belt. One unit is 40 cm."""
from dataclasses import dataclass, field


@dataclass
class Cut:
    """A padded piece: the panel at the chest or the headrest. Lengths in units, places as (x, z)."""
    bottom: float
    top: float
    widths: list
    """Pairs of height (0…1) and half width."""
    bulges: list
    """Pairs of height (0…1) and how far its middle stands off."""
    gap: float = .055
    lean: float = 0.0
    """How much farther its top stands off than its bottom."""
    seams: list = field(default_factory=list)
    sides: float | None = .050
    """Distance of the stitched seam along its sides from the edge, or None."""
    folds: list = field(default_factory=list)
    pad: float = .030
    thickness: float = .04
    edge: float = .025
    """Radius of its sewn edge."""
    sag: float = .005
    flatness: float = 1.9
    hips: float = 0.0
    """How much its lower sides stand off, where legs would be."""
    pucker: float = .004
    scoop: float = 0.0
    """How much deeper the middle of its upper edge lies than the corners; negative is a rounded top."""
    belly: float = 0.0
    """How much deeper the middle of its lower edge hangs."""
    free: float = 9.0
    """Height above which it stands freely instead of following the form."""


@dataclass
class Straps:
    """Shoulder straps. `start` is where they leave the panel, `crest` their x on the shoulder."""
    start: tuple = (.225, 1.42)
    crest: float = .305
    width: float = .195
    thickness: float = .075
    back: str = 'cross'
    """cross, patch (crossed under a padded patch), parallel (with a chest clip), or yoke (with a padded plate)."""
    end: float = 1.09
    """Height at which they end at the sides."""
    clip: bool = False
    """Joined to the panel by a buckle at the chest."""
    slide: bool = True
    """Adjusted by webbing that lies on them."""
    soft: bool = False
    """Wide gathered cloth instead of padding, which `wrapped` makes; `straps` then holds (side, points, normals)."""
    stitched: bool = True


@dataclass
class Belt:
    """A waist belt. Widths are given around it, from the middle of the front (0) to the middle of the back (1)."""
    height: float = .76
    widths: list = field(default_factory=lambda: [(0, .20), (.6, .21), (1, .20)])
    thickness: float = .07
    reach: float = 2.0
    """Angle from the front to which the padding reaches on each side."""
    style: str = 'webbed'
    """webbed (webbing sewn on, buckle behind), lumbar (padded all around, two buckles in front), or sash."""
    rise: float = .03


@dataclass
class Design:
    """All that makes one carrier."""
    panel: Cut
    headrest: Cut | None
    straps: Straps
    belt: Belt | None = None
    label: tuple = (0, 1.26)
    side: tuple = (1.21, .80)
    """Height at which the webbing of the sides meets the panel, and its place on the panel's half width (0…1)."""
    buckles: str = 'both'
    """Which sides have a buckle: both, left, or none."""
    buckle_width: float = .10
    snaps: list = field(default_factory=list)
    """Places of press studs on the headrest."""
    zips: list = field(default_factory=list)
    piping: list = field(default_factory=list)
    roll: tuple | None = None
    """A soft roll over the top edge: (height, half length, thickness)."""
    finish: object = None
    """A function (worn) that adds what only this carrier has."""
    seed: int = 0
