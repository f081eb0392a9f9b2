"""The brand's name, as it is printed and sewn onto products."""
import pathlib
import re

NAME = re.search(r"name = '(.+)'", pathlib.Path(__file__).parents[2].joinpath('brands/demo/brand.ts').read_text())[1]
